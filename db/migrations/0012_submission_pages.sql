CREATE TABLE "submission_pages" (
	"submission_id" integer NOT NULL,
	"number" integer NOT NULL,
	"width" real NOT NULL,
	"height" real NOT NULL,
	"top" real NOT NULL,
	"words" jsonb NOT NULL,
	"large_key" text,
	"small_key" text,
	CONSTRAINT "submission_pages_submission_id_number_pk" PRIMARY KEY("submission_id","number")
);
--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "drawn_pages" integer;--> statement-breakpoint
ALTER TABLE "submission_pages" ADD CONSTRAINT "submission_pages_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;