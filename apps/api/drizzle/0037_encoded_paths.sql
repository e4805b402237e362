-- Addresses that were stored with white space or a backslash in them could be linked to by nobody: a page that had one failed.
update contents set path = replace(replace(replace(replace(replace(path, chr(9), '%09'), chr(10), '%0A'), chr(13), '%0D'), ' ', '%20'), '\', '%5C')
where path ~ '[\s\\]' and not exists (
  select from contents other where other.site = contents.site and other.path = replace(replace(replace(replace(replace(contents.path, chr(9), '%09'), chr(10), '%0A'), chr(13), '%0D'), ' ', '%20'), '\', '%5C')
);
