//! First games, step by step: what is right goes on, and what is wrong is answered.

use crate::browser::Browser;
use crate::server::TestServer;

#[test]
fn a_lesson_goes_from_step_to_step() {
    let server = TestServer::start();
    let mut new = Browser::new(&server);
    new.get("/learn/linko").leads_to("/learn/linko/1");
    new.get("/learn/linko/1").is_page("en");
    assert!(new.page("/learn/linko/1").contains("href=\"/learn/linko/2\""), "one reads on");
    let here = "/learn/linko/2";
    assert!(new.page(&format!("{here}?pick=6%206%206")).contains("value=\"play 6 6 6\""));
    new.post(here, &[("action", "play 6 6 6")]).leads_to("/learn/linko/3");
    assert!(new.page("/learn/linko/3").contains("href=\"/learn/linko/2\""), "one can go back");
    assert!(new.cookie("sobremesa").is_none(), "nobody needs to be known");
    // At the end a real game is one press away.
    assert!(new.page("/learn/linko/14").contains("action=\"/play/linko/gentle\""));
    let table = new.post("/play/linko/gentle", &[]).goes_to();
    assert!(table.starts_with("/t/") && new.page(&table).contains("Pepo"));
}

#[test]
fn what_is_wrong_is_answered_by_the_rules() {
    let server = TestServer::start();
    let mut new = Browser::new(&server);
    let here = "/learn/linko/2";
    // Allowed, but not what the step asks for.
    let again = new.post(here, &[("action", "play 6")]).goes_to();
    assert_eq!(again, format!("{here}?tried=play%206"));
    let page = new.page(&again);
    assert!(page.contains("class=\"answer\">You could do that."), "{page}");
    // Forbidden: the rule says why.
    let again = new.post(here, &[("action", "play 12")]).goes_to();
    let page = new.page(&again);
    let answer = page.split("class=\"answer\">").nth(1).expect("an answer");
    assert!(answer.split("</p>").next().expect("its end").contains("#LK-4"), "{answer}");
    let again = new.post(here, &[("action", "draw pile")]).goes_to();
    assert!(new.page(&again).contains("class=\"answer\">"));
    // A step at which one only reads.
    let again = new.post("/learn/linko/1", &[("action", "pass")]).goes_to();
    assert!(new.page(&again).contains("class=\"answer\">"));
    // What is made up by hand is passed over.
    assert!(
        !new.page(&format!("{here}?tried=nonsense&said=nonsense")).contains("class=\"answer\">")
    );
}

#[test]
fn there_are_no_other_steps_games_or_deeds() {
    let server = TestServer::start();
    let mut new = Browser::new(&server);
    for path in
        ["/learn/linko/0", "/learn/linko/15", "/learn/linko/99999999999999999999", "/learn/linko/x"]
    {
        let answer = new.get(path);
        answer.is_problem_page(404, "en", "/");
        assert!(answer.text.contains("no such step"), "{answer:?}");
        new.post(path, &[("action", "pass")]).is_problem_page(404, "en", path);
    }
    for path in ["/learn/whist", "/learn/whist/1"] {
        new.get(path).is_problem_page(404, "en", "/");
    }
    new.post("/play/whist/gentle", &[]).is_problem_page(404, "en", "/");
    for fields in [&[("action", "nonsense")][..], &[("say", "count D")], &[("undo", "1")], &[]] {
        new.post("/learn/linko/2", fields).is_problem_page(422, "en", "/learn/linko/2");
    }
}

#[test]
fn newcomers_learn_first_and_others_find_it_beside_the_rules() {
    let server = TestServer::start();
    let mut ann = Browser::new(&server);
    let page = ann.page("/");
    assert_eq!(page.matches("class=\"btn learn").count(), 3);
    // Of all buttons one stands out.
    assert_eq!(page.matches("btn learn primary").count(), 1);
    assert_eq!(page.matches("btn primary").count(), 0);
    ann.post("/play/linko", &[]).goes_to();
    let page = ann.page("/");
    assert_eq!(page.matches("href=\"/learn/").count(), 3);
    assert_eq!(page.matches("class=\"btn learn").count(), 0);
}
