-- Written by hand: what the generated column items.search is computed by, so it must exist before the tables.
-- The words an item is found by, split at blanks and the punctuation of titles and slugs: a third of the cost of the text
-- search parser, which every stored item pays. Lengths are bounded, since a word of a tsvector is. The project's mark begins
-- with a blank, which no word does.
CREATE FUNCTION "public"."search_words"("said" text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN array_remove(string_to_array(translate(lower("said"), E'\t\n.,:;!?/()"''_-„“”–', repeat(' ', 19)), ' '), '');
END $$;--> statement-breakpoint
CREATE FUNCTION "public"."item_terms"("project" uuid, "title" text, "external_id" text, "subtype" text, "tags" text[])
RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN array_to_tsvector(
    search_words(concat_ws(' ', left("title", 500), left("external_id", 300), left("subtype", 200),
      left(array_to_string("tags"[1:20], ' '), 500), left(array_to_string("tags"[21:40], ' '), 500),
      left(array_to_string("tags"[41:60], ' '), 500)))
    || (' ' || coalesce("project"::text, '')));
END $$;
