CREATE TABLE "checkouts" (
	"account_id" bigint NOT NULL,
	"site" text NOT NULL,
	"session_id" text NOT NULL,
	CONSTRAINT "checkouts_account_id_site_pk" PRIMARY KEY("account_id","site")
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_site_sites_alias_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("alias") ON DELETE cascade ON UPDATE no action;