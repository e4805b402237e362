vcl 4.1;

# Varnish (6.0 or newer) before Portal, told of changes by PURGE_URL=http://127.0.0.1:6081/ and PURGE_FORMAT=varnish.
# Only core modules are needed. Start it with, for example:
#   varnishd -a 127.0.0.1:6081 -f /etc/varnish/portal.vcl -s malloc,256m

import std;

# Whether the portal answers at all. Not /readyz: a portal whose database is away still has pages.
probe alive {
  .url = "/livez";
  .interval = 1s;
  .timeout = 2s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

backend default {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = alive;
}

# Who may drop what is kept: the machine that the portal (or its back end) runs on.
acl purgers {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.restarts == 0) {
    unset req.http.X-Stale;
  }
  if (req.method == "PURGE") {
    if (client.ip !~ purgers) {
      return (synth(405, "Not allowed"));
    }
    # Keys become part of an expression: nothing else may stand in them.
    if (req.http.Surrogate-Key !~ "^[A-Za-z0-9_-]+( [A-Za-z0-9_-]+)*$") {
      return (synth(400, "Surrogate-Key must be keys with a space between"));
    }
    # [^!-~] is what stands between keys: c1 must not drop c12. Asks the object alone, so that bans are worked off
    # in the background too.
    ban("obj.http.Surrogate-Key ~ (^|[^!-~])(" + regsuball(req.http.Surrogate-Key, " ", "|") + ")([^!-~]|$)");
    return (synth(200, "Dropped"));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  if (req.http.Authorization) {
    return (pass);
  }
  # Search engines may read closed texts whole: the portal looks at where each of them comes from. Only for sites with `crawlers`.
  if (req.http.User-Agent ~ "(?i)googlebot|bingbot|applebot") {
    return (pass);
  }
  # The light edition, for readers who save data or have chosen it: the portal has each of its pages in memory.
  if (
    req.http.Cookie ~ "(^|;\s*)edition=light(;|$)" ||
    (req.http.Save-Data ~ "(?i)^\s*on\s*$" && req.http.Cookie !~ "(^|;\s*)edition=full(;|$)")
  ) {
    return (pass);
  }
  unset req.http.Save-Data;
  # Public pages are the same whatever cookies a reader has, and others say that they are private: cookies do not matter.
  return (hash);
}

# A copy that is old is served at once while it is asked for anew, for as long as the portal says; after that it is asked
# for first, and serves only where the portal has failed.
sub vcl_hit {
  if (
    obj.ttl >= 0s || req.restarts > 0 || !std.healthy(req.backend_hint) ||
    obj.ttl + std.duration(obj.http.Portal-Stale, 0s) >= 0s
  ) {
    return (deliver);
  }
  set req.http.X-Stale = "known";
  set req.hash_always_miss = true;
  return (restart);
}

sub vcl_backend_response {
  unset beresp.http.Portal-Stale;
  if (beresp.status >= 500) {
    # A failure takes the place of nothing.
    if (bereq.is_bgfetch) {
      return (abandon);
    }
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    return (deliver);
  }
  # Old copies are served only where a change can take them away.
  set beresp.grace = 0s;
  if (beresp.http.Set-Cookie || beresp.http.Cache-Control ~ "(?i)(^|[ ,])(private|no-store|no-cache)") {
    set beresp.uncacheable = true;
    set beresp.ttl = 60s;
    return (deliver);
  }
  # What is meant for caches that are told of changes goes before what is meant for any.
  if (beresp.http.CDN-Cache-Control ~ "(?i)(^|[ ,])max-age=[0-9]+") {
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "(?i)^(|.*[ ,])max-age=([0-9]+).*$", "\2s"), 0s);
    if (beresp.http.CDN-Cache-Control ~ "(?i)(^|[ ,])stale-while-revalidate=[0-9]+") {
      set beresp.http.Portal-Stale =
        regsub(beresp.http.CDN-Cache-Control, "(?i)^(|.*[ ,])stale-while-revalidate=([0-9]+).*$", "\2s");
      set beresp.grace = std.duration(beresp.http.Portal-Stale, 0s);
    }
    if (beresp.http.CDN-Cache-Control ~ "(?i)(^|[ ,])stale-if-error=[0-9]+") {
      set beresp.grace = std.duration(
        regsub(beresp.http.CDN-Cache-Control, "(?i)^(|.*[ ,])stale-if-error=([0-9]+).*$", "\2s"), 0s);
    }
  }
}

sub vcl_backend_error {
  set beresp.http.Content-Type = "text/html; charset=utf-8";
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Retry-After = "30";
  set beresp.body = {"<!doctype html>
<html lang="ca"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Ara mateix no podem respondre</title>
<style>:root{color-scheme:light dark}body{font:1.125rem/1.5 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.5rem}h1{font-size:1.375rem}</style></head>
<body><main><h1>Ara mateix no podem respondre. Torna-ho a provar d’aquí a una estona.</h1><p lang="es">Ahora mismo no podemos responder. Vuelve a intentarlo dentro de un rato.</p></main></body></html>
"};
  return (deliver);
}

sub vcl_deliver {
  if (resp.status >= 500 && req.http.X-Stale == "known") {
    set req.http.X-Stale = "used";
    set req.hash_always_miss = false;
    return (restart);
  }
  unset resp.http.Portal-Stale;
  # Keys are between the portal and its caches.
  unset resp.http.Surrogate-Key;
  unset resp.http.Cache-Tag;
  unset resp.http.CDN-Cache-Control;
  set resp.http.X-Cache = "MISS";
  if (obj.hits > 0) {
    set resp.http.X-Cache = "HIT";
  }
}
