interface Page<Item> {
  readonly data: readonly Item[]
  readonly has_more: boolean
}

/** All items of a list, page by page. @param readPage asks for the page behind an item, or for the first */
export async function* everyItem<Item extends { readonly id: string }>(
  readPage: (behind: { readonly starting_after?: string }) => Promise<Page<Item>>,
): AsyncGenerator<Item> {
  let page = await readPage({})
  yield* page.data
  for (;;) {
    const last = page.data.at(-1)
    if (!page.has_more || !last) return
    page = await readPage({ starting_after: last.id })
    yield* page.data
  }
}
