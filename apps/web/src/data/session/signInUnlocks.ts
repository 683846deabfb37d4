/** What signing in changes, for every place that offers it. */
export const SIGN_IN_UNLOCKS =
  'It proves to this service that you control this address. Reading, signing and executing work without it.'
