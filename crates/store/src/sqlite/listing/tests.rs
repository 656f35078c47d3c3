//! Lists must not read every table.

use sqlx::{AssertSqlSafe, Row as _};
use tempfile::TempDir;

use super::{DUE, list_query};
use crate::sqlite::Sqlite;
use crate::sqlite::bots::{COUNTED as COUNTED_OF_BOT, MET_BOTS};
use crate::sqlite::results::{COUNTED, LEFT, MET, MET_PEOPLE, PAST};
use crate::sqlite::tables::{BEGUN_BY, TRIES};
use crate::{Cursor, Filter, Millis, PersonId, TableId, TableState, With};

/// How SQLite would carry out a query.
async fn plan(query: &str) -> String {
    let folder = TempDir::new().expect("there is room for a folder");
    let sqlite = Sqlite::open(&folder.path().join("test.db")).await.expect("the store opens");
    let steps = sqlx::query(AssertSqlSafe(format!("EXPLAIN QUERY PLAN {query}")))
        .fetch_all(&sqlite.reader)
        .await
        .expect("the query is correct");
    let steps: Vec<String> = steps.iter().map(|step| step.get("detail")).collect();
    steps.join("; ")
}

#[tokio::test]
async fn tables_that_are_due_come_from_their_index() {
    let plan = plan(DUE).await;
    assert_eq!(plan, "SEARCH tables USING COVERING INDEX tables_due (due<?)");
}

#[tokio::test]
async fn the_table_that_a_command_made_comes_from_an_index() {
    let plan = plan(BEGUN_BY).await;
    assert_eq!(plan, "SEARCH log USING COVERING INDEX log_beginning (command=?)");
}

#[tokio::test]
async fn pages_come_from_an_index_already_sorted() {
    let before = Cursor { changed_at: Millis(0), table: TableId::from_bytes([0; 10]) };
    let page = Filter { before: Some(before), limit: 10, ..Filter::default() };
    let all = plan(list_query(&page).sql().as_str()).await;
    assert_eq!(all, "SEARCH tables USING INDEX tables_changed ((changed_at,id)<(?,?))");
    let lobby = Filter { public_only: true, state: Some(TableState::Waiting), ..page };
    let lobby = plan(list_query(&lobby).sql().as_str()).await;
    let expected = "SEARCH tables USING INDEX tables_public (state=? AND (changed_at,id)<(?,?))";
    assert_eq!(lobby, expected);
}

#[tokio::test]
async fn tables_of_a_person_are_looked_up_one_by_one() {
    let before = Cursor { changed_at: Millis(0), table: TableId::from_bytes([0; 10]) };
    let filter = Filter {
        person: Some(PersonId(1)),
        state: Some(TableState::Waiting),
        public_only: true,
        before: Some(before),
        ..Filter::default()
    };
    let plan = plan(list_query(&filter).sql().as_str()).await;
    let expected = "SEARCH sitters USING COVERING INDEX sitters_open (person=?); \
        SEARCH tables USING PRIMARY KEY (id=?); USE TEMP B-TREE FOR ORDER BY";
    assert_eq!(plan, expected, "those where a game is over are not looked at");
    let filter = Filter { state: Some(TableState::Finished), ..filter };
    let plan = self::plan(list_query(&filter).sql().as_str()).await;
    assert!(plan.starts_with("SEARCH sitters USING PRIMARY KEY (person=?);"), "{plan}");
}

#[tokio::test]
async fn what_games_came_to_is_looked_up_for_each_person() {
    let plan = plan(PAST).await;
    assert!(plan.contains("SEARCH results USING INDEX results_kind"), "{plan}");
    assert!(!plan.contains("SCAN results"), "{plan}");
}

/// Last results are read from an index, already sorted; whatever else is asked is looked up by keys.
#[tokio::test]
async fn results_are_never_read_one_and_all() {
    for (query, index) in [
        (COUNTED, "results_last (person=?)"),
        (MET, "results_rated (game=?)"),
        (COUNTED_OF_BOT, "bot_results_last (bot=?)"),
    ] {
        let plan = plan(query).await;
        assert!(plan.contains(index) && !plan.contains("B-TREE"), "{plan}");
    }
    // Short lists of a row's own, or of the query's, are no tables.
    let is_scan = |step: &&str| {
        step.starts_with("SCAN") && !step.contains("mine") && !step.contains("VIRTUAL")
    };
    for query in [MET_PEOPLE, MET_BOTS, LEFT, TRIES] {
        let plan = plan(query).await;
        assert_eq!(plan.split("; ").find(is_scan), None, "{plan}");
    }
    for with in [With::Person("a".into()), With::Bot("b".into())] {
        let person = Some(PersonId(1));
        let filter = Filter { person, with: Some(with), ..Filter::default() };
        let plan = plan(list_query(&filter).sql().as_str()).await;
        assert_eq!(plan.split("; ").find(is_scan), None, "{plan}");
    }
}
