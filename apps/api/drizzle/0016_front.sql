CREATE TABLE "alerts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"href" text,
	"content_id" bigint,
	"is_breaking" boolean NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "corrections" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "corrections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"content_id" bigint NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"is_withdrawn" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "front_pins" (
	"site" text NOT NULL,
	"content_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"position" integer NOT NULL,
	"until" timestamp (3) with time zone,
	CONSTRAINT "front_pins_site_content_id_pk" PRIMARY KEY("site","content_id")
);
--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_site_sites_alias_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "front_pins" ADD CONSTRAINT "front_pins_site_sites_alias_fk" FOREIGN KEY ("site") REFERENCES "public"."sites"("alias") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "front_pins" ADD CONSTRAINT "front_pins_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alerts_ending" ON "alerts" USING btree ("site","ends_at");--> statement-breakpoint
CREATE INDEX "corrections_content" ON "corrections" USING btree ("content_id","at") WHERE not is_withdrawn;--> statement-breakpoint
CREATE INDEX "front_pins_content" ON "front_pins" USING btree ("content_id");