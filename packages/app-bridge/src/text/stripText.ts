/**
 * Removes unprintable characters and characters that change the reading direction, which would falsify a prompt or a
 * log.
 */
export const stripText = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u2028\u2029]/gu, ' ')
