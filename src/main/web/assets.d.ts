/** Style sheets are put into the page by the build. */
declare module '*.css'
