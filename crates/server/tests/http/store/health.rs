//! The health check writes to the database, but not too often.

use std::path::Path;

use crate::behind::connection;
use crate::sample::store;

async fn written(directory: &Path) -> i64 {
    let mut database = connection(directory).await;
    let written = sqlx::query_scalar("SELECT written FROM write_check");
    written.fetch_one(&mut database).await.unwrap()
}

#[tokio::test]
async fn the_check_writes_once_a_second_however_often_it_is_asked_for() {
    let (store, directory) = store().await;
    // The last check happens after the clock was set back.
    for (now, expected) in [(1000, 1), (1500, 1), (1999, 1), (2000, 2), (500, 3)] {
        store.check(now).await.unwrap();
        assert_eq!(written(directory.path()).await, expected, "{now}");
    }
    store.close().await;
    assert!(store.check(1000).await.is_ok(), "an answer is reused");
    let error = store.check(9000).await.unwrap_err().to_string();
    assert!(error.contains("can't be written"), "{error}");
}
