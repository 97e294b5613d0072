/** A category of products; picture is the first of the shop list's images, null in lists that carry names only. */
export type Category = { readonly id: string; readonly name: string; readonly picture: string | null };
