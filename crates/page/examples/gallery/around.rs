//! The pages around the games.

use sobremesa_games::Name;
use sobremesa_page::home::{Home, Listed};
use sobremesa_page::{House, Stage, home, options, person, problem, rules, setup};

use crate::Gallery;

pub(crate) fn show(gallery: &Gallery) {
    gallery.around("home", |house: &House| {
        let listed = |game, stage, names: &[&str], is_my_turn| Listed {
            id: "gallery".into(),
            game,
            stage,
            names: names.iter().map(ToString::to_string).collect(),
            players: 4,
            open: 1,
            has_spectators: true,
            is_mine: is_my_turn,
            is_my_turn,
            date: "2026-11-15".into(),
        };
        let mine = [
            listed(Name::Linko, Stage::Running, &["Nina", "Bruno", "Ada"], true),
            listed(Name::Level10, Stage::Finished, &["Nina"], false),
        ];
        let open = [
            listed(Name::Level8, Stage::Waiting, &["Irene", "Maximiliana Konstantinova"], false),
            listed(Name::Linko, Stage::Running, &["Olga", "Li", "Sam"], false),
        ];
        home::page(&Home { house, mine: &mine, open: &open }).into_string()
    });
    for game in Name::ALL {
        gallery.around(&format!("setup-{}", game.as_str()), |house| {
            setup::page(house, game, None).into_string()
        });
        gallery.around(&format!("rules-{}", game.as_str()), |house| {
            rules::page(house, game).into_string()
        });
    }
    gallery.around("options", |house| options::page(house, "/").into_string());
    gallery.around("person", |house| person::page(house, &[], None).into_string());
    gallery.around("problem", |house| {
        problem::page(house, "It is the turn of seat 2.", "/").into_string()
    });
}
