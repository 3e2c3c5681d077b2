"""Reports as one page that needs nothing but itself: plots as SVG, tables, light and dark, on a phone and on a wide screen."""
