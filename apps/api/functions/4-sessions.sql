-- Opens a session of an account in one call. Inside a function each statement sees what others have finished until then,
-- so behind the lock of the account's row one login comes after another: none miscounts sessions or browsers.
--   brought        digest of the session that the browser had; it ends
--   opened         digest of the new one
--   browser_mark   digest of the browser's mark
--   proved         the account's password as it is kept, where it was by it that the reader proved to be who they are: one
--                  that was changed a moment ago proves nothing; null for who proved it otherwise
--   may_be_new     whether a browser may be let in that this account, known by others, was never used from
-- Returns 'known' or 'new', as the browser is; 'refused' for a new one that may not be let in, 'gone' where the account is
-- no longer there or its password no longer the one: nothing is done then.
CREATE OR REPLACE FUNCTION public.open_session(
  account bigint, brought bytea, opened bytea, browser_name text, browser_mark bytea,
  moment timestamptz, expiry timestamptz, most_sessions integer, most_devices integer, proved text, may_be_new boolean
) RETURNS text LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  known integer;
  is_known boolean;
  is_new boolean;
BEGIN
  PERFORM 1 FROM accounts WHERE id = account AND (proved IS NULL OR password_hash = proved) FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN 'gone';
  END IF;
  SELECT count(*), coalesce(bool_or(mark = browser_mark), false) INTO known, is_known
    FROM known_devices WHERE account_id = account;
  is_new := known > 0 AND NOT is_known;
  IF is_new AND NOT may_be_new THEN
    RETURN 'refused';
  END IF;

  DELETE FROM sessions WHERE token_hash = brought;
  INSERT INTO sessions (account_id, token_hash, device, started_at, seen_at, expires_at)
    VALUES (account, opened, browser_name, moment, moment, expiry);
  DELETE FROM sessions WHERE id IN (
    SELECT id FROM sessions WHERE account_id = account ORDER BY seen_at DESC, id DESC OFFSET most_sessions);

  INSERT INTO known_devices (account_id, mark, seen_at) VALUES (account, browser_mark, moment)
    ON CONFLICT (account_id, mark) DO UPDATE SET seen_at = excluded.seen_at;
  IF NOT is_known AND known >= most_devices THEN
    DELETE FROM known_devices WHERE account_id = account AND mark IN (
      SELECT mark FROM known_devices WHERE account_id = account AND mark <> browser_mark
      ORDER BY seen_at DESC OFFSET most_devices - 1);
  END IF;
  RETURN CASE WHEN is_new THEN 'new' ELSE 'known' END;
END
$$;
