/** A page that cannot be shown, with a sentence for the reader. */
export class PageError extends Error {
  override readonly name = 'PageError'
  readonly title: string
  constructor(title: string, reason: string) {
    super(reason)
    this.title = title
  }
}
