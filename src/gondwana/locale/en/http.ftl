### Messages of the web server.

http-request = the request cannot be read, or something in it has the wrong form
http-request-problem = something in the request has the wrong form: { $problem }
http-origin = another site may not do this here
http-host = this server does not answer under that name; whoever runs it can allow the name with --allow-host
http-not-found = there is nothing at this address
http-method = this address does not do that
http-too-large = that is too much at once
http-media-type = the request must be JSON
http-flood = that was too much in too short a time; wait a moment and try again
http-unavailable = the server is busy; try again in a moment
http-fault = something went wrong in the server; nothing was lost, try again
http-database = the database cannot be opened ({ $problem }): is the address right, and the package for it installed?
http-no-page = The page of the browser is not built. In a clone: make page
http-cannot-save = the server cannot save anything at the moment; what you have done so far is kept, try again later
database-no-folder = the database cannot be opened: there is no folder { $folder }
database-is-folder = the database cannot be opened: { $file } is a folder, not a file
database-not-writable = the database cannot be opened: { $file } may not be written by this user
database-damaged = the database cannot be opened: { $file } is damaged, or not a database
database-malformed = the database is damaged ({ $problem }); put back a copy, or name another file
database-full = the database cannot be opened: the disk of { $folder } is full
database-newer = the database was made by a newer version of Gondwana; update the program, or name another file
database-cannot-write = the database cannot be written ({ $problem })
database-file = the database cannot be opened: { $file }: { $problem }
