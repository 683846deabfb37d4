import { operatorMessages } from '../../errors/operatorMessages.ts'

/** A failed statement, with PostgreSQL's own code (`23505` for a unique violation). */
export class DatabaseError extends Error {
  readonly code: string | undefined
  readonly detail: string | undefined

  constructor(failure: { message: string; code: string | undefined; detail: string | undefined }) {
    super(failure.message)
    this.name = 'DatabaseError'
    this.code = failure.code
    this.detail = failure.detail
  }

  /**
   * @param ending signal or exit code of the process that was to create the embedded database, and sent no reason
   * @param said its error text; empty when the system ended it
   */
  static ofCreation(ending: string | number, said: string): DatabaseError {
    const message =
      said === '' ? operatorMessages.notCreated({ ending }) : operatorMessages.notCreatedBecause({ ending, said })
    return new DatabaseError({ message, code: undefined, detail: undefined })
  }
}
