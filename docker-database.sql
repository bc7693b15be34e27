-- Panel's own role and database, created with a new volume. The role owns only its database and is not a superuser, so that an
-- attacker with Panel's credentials cannot read files or run programs in the database's container.
\set ON_ERROR_STOP on
\getenv password PANEL_DATABASE_PASSWORD
CREATE ROLE panel LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD :'password';
CREATE DATABASE panel OWNER panel;
REVOKE ALL ON DATABASE panel FROM PUBLIC;
REVOKE ALL ON DATABASE postgres FROM PUBLIC;
