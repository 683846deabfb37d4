/** Whether a text ends as a complete address does, with or without the name of its chain. */
export const isWholeAddress = (text: string): boolean => /0x[0-9a-fA-F]{40}$/.test(text.trim())
