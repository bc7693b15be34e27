CREATE TABLE "claim_marks" (
	"review_id" uuid NOT NULL,
	"point" text NOT NULL,
	"state" text,
	"reason" text,
	"note" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "claim_marks_review_id_point_pk" PRIMARY KEY("review_id","point")
);
--> statement-breakpoint
ALTER TABLE "claim_marks" ADD CONSTRAINT "claim_marks_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;