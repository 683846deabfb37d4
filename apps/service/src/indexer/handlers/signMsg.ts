/** Only executed transactions sign messages on chain; those are recorded as what they are. */
export const signMsg = () => []
