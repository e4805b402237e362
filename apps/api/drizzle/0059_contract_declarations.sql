CREATE TABLE "start_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"account_id" bigint,
	"offer" text NOT NULL,
	"price" integer NOT NULL,
	"currency" text NOT NULL,
	"period" text NOT NULL,
	"language" text NOT NULL,
	"words" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"external_id" text
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"account_id" bigint,
	"source" text NOT NULL,
	"external_id" text NOT NULL,
	"email" text,
	"nick" text,
	"offer" text NOT NULL,
	"words" text NOT NULL,
	"declared_at" timestamp (3) with time zone NOT NULL,
	"is_part_owed" boolean NOT NULL,
	"paid" integer,
	"refunded" integer,
	"currency" text,
	"settled_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "entitlements" ADD COLUMN "told_raise" jsonb;--> statement-breakpoint
ALTER TABLE "start_requests" ADD CONSTRAINT "start_requests_site_sites_alias_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_requests" ADD CONSTRAINT "start_requests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_site_sites_alias_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "start_requests_account" ON "start_requests" USING btree ("account_id") WHERE account_id is not null;--> statement-breakpoint
CREATE INDEX "start_requests_contract" ON "start_requests" USING btree ("site","external_id") WHERE external_id is not null;--> statement-breakpoint
CREATE INDEX "start_requests_asked" ON "start_requests" USING btree ("asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_contract" ON "withdrawals" USING btree ("site","source","external_id");--> statement-breakpoint
CREATE INDEX "withdrawals_account" ON "withdrawals" USING btree ("account_id") WHERE account_id is not null;--> statement-breakpoint
CREATE INDEX "withdrawals_due" ON "withdrawals" USING btree ("due_at") WHERE settled_at is null;