/** `on` in the sessions of processes whose events a broker carries: their transactions need no notification. */
export const BROKER_SETTING = 'countersign.broker'
