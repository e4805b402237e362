CREATE TABLE "consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"browser" text NOT NULL,
	"version" text NOT NULL,
	"language" text NOT NULL,
	"asked" jsonb NOT NULL,
	"granted" jsonb NOT NULL,
	"origin" text NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_site_sites_alias_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_of" ON "consents" USING btree ("site","id");--> statement-breakpoint
CREATE INDEX "consents_date" ON "consents" USING btree ("decided_at");