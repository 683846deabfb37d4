/** Every atom in every state. */
export function Gallery() {
  return null
}
