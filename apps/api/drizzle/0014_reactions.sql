CREATE TABLE "content_likes" (
	"content_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"liked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_likes_content_id_account_id_pk" PRIMARY KEY("content_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "content_ratings" (
	"content_id" bigint NOT NULL,
	"voter" text NOT NULL,
	"device" text NOT NULL,
	"stars" smallint NOT NULL,
	"network" "bytea",
	"rated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_ratings_content_id_voter_pk" PRIMARY KEY("content_id","voter")
);
--> statement-breakpoint
CREATE TABLE "content_reactions" (
	"content_id" bigint PRIMARY KEY NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_votes" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_likes" ADD CONSTRAINT "content_likes_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_likes" ADD CONSTRAINT "content_likes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_ratings" ADD CONSTRAINT "content_ratings_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_reactions" ADD CONSTRAINT "content_reactions_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_likes_account" ON "content_likes" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "content_ratings_device" ON "content_ratings" USING btree ("content_id","device");--> statement-breakpoint
CREATE INDEX "content_ratings_network" ON "content_ratings" USING btree ("content_id","network");--> statement-breakpoint
CREATE INDEX "content_ratings_date" ON "content_ratings" USING btree ("rated_at");