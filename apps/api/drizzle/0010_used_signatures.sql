CREATE TABLE "used_signatures" (
	"digest" "bytea" PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "used_signatures_expiry" ON "used_signatures" USING btree ("expires_at");