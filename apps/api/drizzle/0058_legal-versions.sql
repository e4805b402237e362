CREATE TABLE "legal_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "legal_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"page" text NOT NULL,
	"language" text NOT NULL,
	"number" integer NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"document" jsonb NOT NULL,
	"digest" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "legal_versions" ADD CONSTRAINT "legal_versions_site_sites_alias_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "legal_versions_number" ON "legal_versions" USING btree ("site","page","number");