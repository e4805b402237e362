CREATE TABLE "child_consents" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"language" text NOT NULL,
	"words" text NOT NULL,
	"consented_at" timestamp (3) with time zone NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "guardian_id" bigint;--> statement-breakpoint
ALTER TABLE "child_consents" ADD CONSTRAINT "child_consents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_guardian_id_accounts_id_fk" FOREIGN KEY ("guardian_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_guardian" ON "accounts" USING btree ("guardian_id");--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_child" CHECK ("guardian_id" IS NULL OR ("email_key" IS NULL AND "guardian_id" <> "id"));
