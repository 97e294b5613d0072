/** A category of products. `picture` is the first of its images, and null in lists that contain names only. */
export type Category = { readonly id: string; readonly name: string; readonly picture: string | null };
