vcl 4.1;

# Varnish (6.0 or newer) before Portal, told of changes by PURGE_URL=http://127.0.0.1:6081/ and PURGE_FORMAT=varnish.
# Only core modules are needed. Start it with, for example:
#   varnishd -a 127.0.0.1:6081 -f /etc/varnish/portal.vcl -s malloc,256m

import std;

backend default {
  .host = "127.0.0.1";
  .port = "3000";
}

# Who may drop what is kept: the machine that the portal (or its back end) runs on.
acl purgers {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
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
  # Public pages are the same whatever cookies a reader has, and others say that they are private: cookies do not matter.
  return (hash);
}

sub vcl_backend_response {
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
      set beresp.grace = std.duration(
        regsub(beresp.http.CDN-Cache-Control, "(?i)^(|.*[ ,])stale-while-revalidate=([0-9]+).*$", "\2s"), 0s);
    }
  }
}

sub vcl_deliver {
  # Keys are between the portal and its caches.
  unset resp.http.Surrogate-Key;
  unset resp.http.Cache-Tag;
  unset resp.http.CDN-Cache-Control;
  set resp.http.X-Cache = "MISS";
  if (obj.hits > 0) {
    set resp.http.X-Cache = "HIT";
  }
}
