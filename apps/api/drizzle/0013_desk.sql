CREATE TABLE "desk_accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email_key" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"totp_secret" text NOT NULL,
	"totp_step" bigint,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_invitations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"email_key" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"invited_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"line" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" bigint,
	"actor_name" text,
	"act" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"digest" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_roles" (
	"account_id" bigint NOT NULL,
	"site" text NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "desk_roles_account_id_site_pk" PRIMARY KEY("account_id","site")
);
--> statement-breakpoint
CREATE TABLE "desk_sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"proved_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "desk_invitations" ADD CONSTRAINT "desk_invitations_site_sites_alias_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_roles" ADD CONSTRAINT "desk_roles_account_id_desk_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."desk_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_roles" ADD CONSTRAINT "desk_roles_site_sites_alias_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_sessions" ADD CONSTRAINT "desk_sessions_account_id_desk_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."desk_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "desk_accounts_email" ON "desk_accounts" USING btree ("email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "desk_invitations_token" ON "desk_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "desk_invitations_expiry" ON "desk_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "desk_log_line" ON "desk_log" USING btree ("site","line");--> statement-breakpoint
CREATE INDEX "desk_log_subject" ON "desk_log" USING btree ("site","subject","line");--> statement-breakpoint
CREATE INDEX "desk_log_act" ON "desk_log" USING btree ("site","act","line");--> statement-breakpoint
CREATE INDEX "desk_sessions_account" ON "desk_sessions" USING btree ("account_id");--> statement-breakpoint
CREATE FUNCTION public.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'lines of % are only added', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER desk_log_only_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON "desk_log" FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
