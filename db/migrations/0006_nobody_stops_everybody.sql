CREATE TABLE "daily_use" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"reviews" integer DEFAULT 0 NOT NULL,
	"cost_micros" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "daily_use_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"note" text,
	"created_by" integer,
	"used_by" integer,
	"used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_addresses" (
	"user_id" integer NOT NULL,
	"address_hash" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_addresses_user_id_address_hash_pk" PRIMARY KEY("user_id","address_hash")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "holder" uuid;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "deaths" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "stored_bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "daily_use" ADD CONSTRAINT "daily_use_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_used_by_users_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_addresses" ADD CONSTRAINT "known_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token_hash_key" ON "invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "known_addresses_seen_at_idx" ON "known_addresses" USING btree ("seen_at");--> statement-breakpoint
-- Names and passwords leave the addresses that were kept (`withoutCredentials` in db/web-address.ts).
CREATE FUNCTION pg_temp.bare(written text) RETURNS text LANGUAGE sql AS $$
	SELECT regexp_replace(written, '((?:https?|wss?|ftp):[/\\]*)[^\s/\\?#"<>]*@', '\1', 'gi') $$;
--> statement-breakpoint
-- JSON as text: what is taken out holds no quotation mark and no backslash, and follows none, so it stays in its string.
CREATE FUNCTION pg_temp.bare_json(kept jsonb, before text) RETURNS jsonb LANGUAGE sql AS $$
	SELECT regexp_replace(kept::text, '(' || before || '(?:https?|wss?|ftp)://)[^\s/\\?#"<>]*@', '\1', 'gi')::jsonb $$;
--> statement-breakpoint
-- Where a page was opened with them, what was said of it may repeat them.
CREATE TEMPORARY TABLE "opened_with_names" ON COMMIT DROP AS
	SELECT r."id" FROM "reviews" r JOIN "submissions" s ON s."id" = r."submission_id"
	WHERE s."url" <> pg_temp.bare(s."url")
		OR s."document" #>> '{website,finalUrl}' <> pg_temp.bare(s."document" #>> '{website,finalUrl}');
--> statement-breakpoint
UPDATE "reports" SET "report" = pg_temp.bare_json("report", '') WHERE "review_id" IN (SELECT "id" FROM "opened_with_names");
--> statement-breakpoint
UPDATE "findings" SET "finding" = pg_temp.bare_json("finding", '') WHERE "review_id" IN (SELECT "id" FROM "opened_with_names");
--> statement-breakpoint
UPDATE "ballots" SET "reason" = pg_temp.bare("reason") WHERE "review_id" IN (SELECT "id" FROM "opened_with_names");
--> statement-breakpoint
UPDATE "submissions" SET "document" = "document" || jsonb_build_object(
	'blocks', pg_temp.bare_json("document" -> 'blocks', '"href": "'),
	'website', pg_temp.bare_json("document" -> 'website', '') || jsonb_build_object(
		'requestedUrl', pg_temp.bare("document" #>> '{website,requestedUrl}'),
		'finalUrl', pg_temp.bare("document" #>> '{website,finalUrl}')))
	WHERE jsonb_typeof("document" -> 'website') = 'object' AND strpos("document"::text, '@') > 0;
--> statement-breakpoint
UPDATE "submissions" SET "url" = pg_temp.bare("url") WHERE "url" <> pg_temp.bare("url");
--> statement-breakpoint
UPDATE "hooks" SET "url" = pg_temp.bare("url") WHERE "url" <> pg_temp.bare("url");
--> statement-breakpoint
UPDATE "submissions" SET "stored_bytes" = coalesce("file_size", 0) + coalesce(octet_length("document"::text), 0);
