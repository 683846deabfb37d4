/**
 * Text that every column accepts. PostgreSQL rejects NUL, and halves of surrogate pairs inside JSON; an entry that cannot be applied would
 * block the journal for ever.
 */
export const toStorable = <Text extends string | null>(text: Text): Text =>
  (text === null ? null : Buffer.from(text.replaceAll('\0', '')).toString()) as Text
