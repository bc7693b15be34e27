CREATE TABLE "analyst_versions" (
	"analyst_id" integer NOT NULL,
	"version" integer NOT NULL,
	"prompt" text NOT NULL,
	"questions" text[] NOT NULL,
	"replaced_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "analyst_versions_analyst_id_version_pk" PRIMARY KEY("analyst_id","version")
);
--> statement-breakpoint
ALTER TABLE "analysts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "analyst_versions" ADD CONSTRAINT "analyst_versions_analyst_id_analysts_id_fk" FOREIGN KEY ("analyst_id") REFERENCES "public"."analysts"("id") ON DELETE cascade ON UPDATE no action;