### Messages of the web server.

http-request = the request cannot be read, or something in it has the wrong form
http-request-problem = something in the request has the wrong form: { $problem }
http-origin = another site may not do this here
http-not-found = there is nothing at this address
http-method = this address does not do that
http-too-large = that is too much at once
http-media-type = the request must be JSON
http-flood = that was too much in too short a time; wait a moment and try again
http-unavailable = the server is busy; try again in a moment
http-fault = something went wrong in the server; nothing was lost, try again
http-database = the database cannot be opened ({ $problem }): is the address right, and the package for it installed?
http-no-page = The page of the browser is not built. In a clone: make page
