CREATE TABLE "desk_challenges" (
	"token_hash" "bytea" NOT NULL,
	"use" text NOT NULL,
	"challenge" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "desk_challenges_token_hash_use_pk" PRIMARY KEY("token_hash","use")
);
--> statement-breakpoint
CREATE TABLE "desk_passkeys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_passkeys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"host" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "desk_challenges" ADD CONSTRAINT "desk_challenges_token_hash_desk_sessions_token_hash_fk" FOREIGN KEY ("token_hash") REFERENCES "public"."desk_sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_passkeys" ADD CONSTRAINT "desk_passkeys_account_id_desk_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."desk_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "desk_passkeys_credential" ON "desk_passkeys" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "desk_passkeys_account" ON "desk_passkeys" USING btree ("account_id","host");