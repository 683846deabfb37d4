/** The callbacks of a stream of server-sent events. After `onEnd` none is called. */
export type EventConnectionHandlers = {
  readonly onOpen: () => void
  readonly onEvent: (data: string) => void
  /** The connection could not be opened, or broke. */
  readonly onEnd: () => void
}

/** Opens one connection. @returns a function that closes it, after which no handler is called */
export type OpenEventConnection = (handlers: EventConnectionHandlers) => () => void
