CREATE TABLE "gift_readers" (
	"gift_id" bigint NOT NULL,
	"reader" text NOT NULL,
	CONSTRAINT "gift_readers_reader_gift_id_pk" PRIMARY KEY("reader","gift_id")
);
--> statement-breakpoint
CREATE TABLE "gifts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gifts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"content_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"readers" integer DEFAULT 0 NOT NULL,
	"max_readers" integer NOT NULL,
	CONSTRAINT "gifts_readers" CHECK (readers between 0 and max_readers)
);
--> statement-breakpoint
ALTER TABLE "gift_readers" ADD CONSTRAINT "gift_readers_gift_id_gifts_id_fk" FOREIGN KEY ("gift_id") REFERENCES "public"."gifts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_readers_gift" ON "gift_readers" USING btree ("gift_id");--> statement-breakpoint
CREATE INDEX "gifts_of" ON "gifts" USING btree ("account_id","content_id");--> statement-breakpoint
CREATE INDEX "gifts_content" ON "gifts" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "gifts_end" ON "gifts" USING btree ("ends_at");