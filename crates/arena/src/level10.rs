//! The figures of many games of Level 10.
