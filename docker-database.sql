-- Panel's own role and database, made when the volume is new. The role owns its database and nothing else: it is no
-- superuser, so that whoever speaks for Panel reads no files and runs no programs in the database's container.
\set ON_ERROR_STOP on
\getenv password PANEL_DATABASE_PASSWORD
CREATE ROLE panel LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD :'password';
CREATE DATABASE panel OWNER panel;
REVOKE ALL ON DATABASE panel FROM PUBLIC;
REVOKE ALL ON DATABASE postgres FROM PUBLIC;
