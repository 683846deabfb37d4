/** Functions that clients have for themselves; their types hide them, or they only pass on what is called by its own name. */
export const INTERNAL: readonly string[] = []
