/** What a stream of server-sent events tells its reader. After `onEnd` nothing follows. */
export type EventConnectionHandlers = {
  readonly onOpen: () => void
  readonly onEvent: (data: string) => void
  /** It could not be opened, or broke. */
  readonly onEnd: () => void
}

/** Opens one connection. @returns a function that closes it, after which no handler is called */
export type OpenEventConnection = (handlers: EventConnectionHandlers) => () => void
