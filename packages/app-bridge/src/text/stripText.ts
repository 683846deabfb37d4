/** Removes what does not print or turns the direction of writing: such text would lie in a prompt or a log. */
export const stripText = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u2028\u2029]/gu, ' ')
