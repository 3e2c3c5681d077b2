/** The front page, loaded beside the words for whoever comes there first, and not at all for who comes by a link to a table. */
export const front = () => import('./Front.svelte')
