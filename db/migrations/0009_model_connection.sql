CREATE TABLE "model_connection" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"engine" text NOT NULL,
	"dialect" text NOT NULL,
	"endpoint" text,
	"model" text,
	"key_sealed" text,
	"prices" jsonb,
	"max_cost" double precision,
	"document_characters" integer,
	"models" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "model_connection_one_row" CHECK ("model_connection"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "model_probes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"probe" jsonb NOT NULL,
	"result" jsonb,
	"taken_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "model_probes_created_at_idx" ON "model_probes" USING btree ("created_at");