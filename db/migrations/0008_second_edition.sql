-- What unfinished reviews had kept is in the first edition's form, and goes: their analysts are asked again.
DROP TABLE "findings";--> statement-breakpoint
DROP TABLE "ballots";--> statement-breakpoint
DROP TABLE "opinions";--> statement-breakpoint
CREATE TABLE "opinions" (
	"review_id" uuid NOT NULL CONSTRAINT "opinions_review_id_reviews_id_fk" REFERENCES "public"."reviews"("id") ON DELETE cascade,
	"analyst_id" integer NOT NULL,
	"opinion" jsonb NOT NULL,
	CONSTRAINT "opinions_review_id_analyst_id_pk" PRIMARY KEY("review_id","analyst_id")
);
--> statement-breakpoint
CREATE TABLE "gatherings" (
	"review_id" uuid PRIMARY KEY NOT NULL CONSTRAINT "gatherings_review_id_reviews_id_fk" REFERENCES "public"."reviews"("id") ON DELETE cascade,
	"gathering" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ballots" (
	"review_id" uuid NOT NULL CONSTRAINT "ballots_review_id_reviews_id_fk" REFERENCES "public"."reviews"("id") ON DELETE cascade,
	"analyst_id" integer NOT NULL,
	"ballots" jsonb NOT NULL,
	CONSTRAINT "ballots_review_id_analyst_id_pk" PRIMARY KEY("review_id","analyst_id")
);
--> statement-breakpoint
CREATE INDEX "reports_first_edition_idx" ON "reports" USING btree ("review_id") WHERE not report ? 'claims';
