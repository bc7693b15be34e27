ALTER TABLE "hooks" ALTER COLUMN "secret" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "hooks" ADD COLUMN "production_only" boolean DEFAULT false NOT NULL;