#!/bin/sh
# Not run by any test. Runs once, when compose.yaml's primary makes its database: the roles of the standby and of the balancer's checks.
set -eu
mkdir -p /var/lib/postgresql/archive
psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres -v password="$REPLICATION_PASSWORD" <<'SQL'
CREATE ROLE replicator LOGIN REPLICATION PASSWORD :'password';
CREATE ROLE haproxy_check LOGIN;
SELECT pg_create_physical_replication_slot('db2');
SQL
