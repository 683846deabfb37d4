/** Moves the focus to the first field within an element that shows a problem. */
export function focusProblem(id: string): void {
  document.getElementById(id)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
