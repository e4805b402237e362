CREATE TABLE "desk_resets" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "desk_resets_token" ON "desk_resets" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "desk_resets_expiry" ON "desk_resets" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "desk_accounts" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "desk_resets" ADD CONSTRAINT "desk_resets_account_id_desk_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."desk_accounts"("id") ON DELETE cascade ON UPDATE no action;
