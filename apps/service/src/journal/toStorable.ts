/**
 * Text that every column takes. PostgreSQL refuses NUL, and halves of surrogate pairs inside JSON; an entry that cannot be
 * applied would stand in the journal's way for ever.
 */
export const toStorable = <Text extends string | null>(text: Text): Text =>
  (text === null ? null : Buffer.from(text.replaceAll('\0', '')).toString()) as Text
