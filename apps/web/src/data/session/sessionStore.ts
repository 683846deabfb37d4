import { createSessionStore } from '@countersign/connect/core'

/** The sign-in of this browser. */
export const sessionStore = createSessionStore('countersign.session')
